/** Asks the server; what it refuses becomes a Refused with the sentence to show and the field to mark. */

const BASE = "api/v1/";

export class Refused extends Error {
  constructor(status, body) {
    super(body?.error ?? `The server answered with status ${status}.`);
    this.status = status;
    this.field = body?.field ?? null;
  }
}

/** Asks with the parameters in the address. */
export async function get(path, parameters = {}, signal) {
  const query = new URLSearchParams(parameters).toString();
  return answer(() => fetch(BASE + path + (query ? `?${query}` : ""), { signal }));
}

/** Asks with the parameters as JSON. */
export async function post(path, parameters, signal) {
  return answer(() => fetch(BASE + path, request(parameters, signal)));
}

async function answer(call) {
  const response = await reach(call);
  const body = await response.json().catch(() => null);
  if (!response.ok || body === null) {
    throw new Refused(response.status, body);
  }
  return body;
}

async function reach(call) {
  try {
    return await call();
  } catch (error) {
    if (error.name === "AbortError") {
      throw error;
    }
    throw new Refused(0, { error: "Slidelab does not answer. Is it still running?" });
  }
}

function request(parameters, signal, headers = {}) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(parameters),
    signal,
  };
}

/**
 * Work that the server tells about while it goes on. Aborting the signal, or leaving the page, cancels it without a
 * result; cancel() ends it with the result so far.
 */
export class Work {
  #id = null;
  #cancelled = false;
  #aborter = new AbortController();

  /** Begins the work and gives its result; listeners are called by the names of the events. */
  async run(path, parameters, listeners = {}) {
    const response = await reach(() => fetch(
      BASE + path, request(parameters, this.#aborter.signal, { Accept: "text/event-stream" })));
    if (!response.ok) {
      throw new Refused(response.status, await response.json().catch(() => null));
    }
    for await (const { event, data } of events(response.body)) {
      if (event === "result") {
        return data;
      } else if (event === "refused") {
        throw new Refused(400, data);
      } else if (event === "accepted") {
        this.#id = data.id;
        if (this.#cancelled) {
          this.cancel();
        }
      }
      listeners[event]?.(data);
    }
    throw new Refused(0, { error: "Slidelab ended before the answer was complete." });
  }

  cancel() {
    this.#cancelled = true;
    if (this.#id) {
      fetch(`${BASE}searches/${this.#id}`, { method: "DELETE" }).catch(() => {});
    }
  }

  abandon() {
    this.#aborter.abort();
  }
}

/** The server-sent events of a stream. */
async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      return;
    }
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop();
    for (const block of blocks) {
      const event = block.match(/^event: (.*)$/m);
      const data = block.match(/^data: (.*)$/m);
      if (event && data) {
        yield { event: event[1], data: JSON.parse(data[1]) };
      }
    }
  }
}
