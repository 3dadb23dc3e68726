/** Requests and responses as Bun's server has them: browsers withhold some headers, methods and bodies. */

/** Names in Bun of the content types that it adds to bodies. */
const TYPES: Readonly<Record<string, string>> = { 'text/plain;charset=UTF-8': 'text/plain;charset=utf-8' };

const STREAM_TYPE = 'application/octet-stream';

const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

const JSON_TYPE = 'application/json;charset=utf-8';

/** Bytes of bodies. */
const sizes = new WeakMap<Request | Response, number>();

/** @returns 0 for a body of unknown size before it is read. */
export const sizeOf = (message: Request | Response): number => sizes.get(message) ?? 0;

function noteSize(message: Request | Response, body: unknown): void {
  if (typeof body === 'string' || body instanceof URLSearchParams)
    sizes.set(message, new TextEncoder().encode(String(body)).length);
  else if (body instanceof Blob) sizes.set(message, body.size);
  else if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) sizes.set(message, body.byteLength);
}

function withType(own: Headers, added: string | null): Headers {
  if (added !== null && !own.has('content-type')) own.set('content-type', TYPES[added] ?? added);
  return own;
}

type Params = Readonly<Record<string, string>>;

/** Prototype of parameters, which do not inherit from `Object.prototype`. */
const PARAMS: object = Object.create(null, { [Symbol.toStringTag]: { value: 'RequestParams' } });

/** A request that a program gets or makes: it may have every header and method, and a body with each. */
export class ServedRequest extends Request {
  readonly #method: string;
  readonly #headers: Headers;
  #params: Params | undefined;

  constructor(input: Request | URL | string, init: RequestInit = {}) {
    const { method, headers, body } = init;
    // Browsers refuse a body with GET.
    super(input, { ...init, method: body === undefined || body === null ? undefined : 'POST' });
    const from = input instanceof Request ? input : undefined;
    this.#method = method?.toUpperCase() ?? from?.method ?? 'GET';
    this.#headers = withType(new Headers(headers ?? from?.headers), super.headers.get('content-type'));
    noteSize(this, body);
  }

  /** Undefined before a route has received the request. */
  get params(): Params | undefined {
    return this.#params;
  }

  set params(given: Params) {
    this.#params = Object.assign(Object.create(Object.keys(given).length > 0 ? PARAMS : null), given);
  }

  override get method(): string {
    return this.#method;
  }

  override get headers(): Headers {
    return this.#headers;
  }

  /** @throws with the words of Bun. */
  override async json(): Promise<unknown> {
    if (this.bodyUsed) throw new TypeError('Body already used');
    const text = await this.text();
    if (text === '') throw new SyntaxError('Unexpected end of JSON input');
    try {
      return JSON.parse(text);
    } catch {
      throw new SyntaxError('Failed to parse JSON');
    }
  }

  override clone(): ServedRequest {
    return new ServedRequest(super.clone(), { method: this.#method, headers: this.#headers });
  }
}

const isIterable = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === 'object' &&
  body !== null &&
  Symbol.asyncIterator in body &&
  !(body instanceof ReadableStream);

/** Stream of an asynchronous generator, which browsers do not accept as a body. */
function streamOf(body: AsyncIterable<unknown>): ReadableStream {
  const iterator = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** A response that a program makes: it may set cookies, and gets the type of its body when it is sent. */
export class ServedResponse extends Response {
  readonly #headers: Headers;
  /** Added when it is sent without one. */
  readonly #type: string | null;

  constructor(body?: BodyInit | AsyncIterable<unknown> | null, init: ResponseInit = {}) {
    const sent = isIterable(body) ? streamOf(body) : body;
    // Bun leaves out the body of a status that has none.
    super(NO_BODY.has(init.status ?? 200) ? null : sent, init);
    this.#headers = new Headers(init.headers);
    const type = super.headers.get('content-type');
    this.#type = body instanceof ReadableStream ? STREAM_TYPE : type && (TYPES[type] ?? type);
    noteSize(this, body);
  }

  override get headers(): Headers {
    return this.#headers;
  }

  /** The headers with the type, which a body that was sent before has no more. */
  sentHeaders(): Headers {
    const sent = new Headers(this.#headers);
    if (this.#type && !this.bodyUsed && !sent.has('content-type')) sent.set('content-type', this.#type);
    return sent;
  }

  override clone(): ServedResponse {
    const { status, statusText } = this;
    return new ServedResponse(super.clone().body, { status, statusText, headers: this.#headers });
  }

  static override json(data: unknown, init: ResponseInit | number = {}): ServedResponse {
    const given = typeof init === 'number' ? { status: init } : init;
    const headers = new Headers(given.headers);
    if (!headers.has('content-type')) headers.set('content-type', JSON_TYPE);
    const text: string | undefined = JSON.stringify(data);
    if (text === undefined) throw new TypeError('Value is not JSON serializable');
    return new ServedResponse(text, { ...given, headers });
  }

  static override redirect(url: string | URL, init: ResponseInit | number = 302): ServedResponse {
    const given = typeof init === 'number' ? { status: init } : init;
    const headers = new Headers(given.headers);
    headers.set('location', String(url));
    return new ServedResponse(null, { status: 302, ...given, headers });
  }
}
