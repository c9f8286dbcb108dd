import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stub has received. */
interface StubRequest {
  path: string;
  /** The body as text. The bytes of a recording are not preserved. */
  text: string;
  headers: IncomingMessage['headers'];
}

/** How the stub responds to a request. `index` counts the requests from 0. */
export type StubBehaviour = (response: ServerResponse, request: StubRequest, index: number) => void;

export interface AiStub {
  /** The base URL of the stub, for the APIs of OpenAI and Anthropic. */
  url: string;
  requests: StubRequest[];
  /** Sets how the stub responds, and deletes the recorded requests. */
  behave: (behaviour: StubBehaviour) => void;
  close: () => Promise<void>;
}

/**
 * Starts a stub of an AI service on loopback with the APIs of OpenAI (chat completions, transcriptions) and Anthropic
 * (messages). `first` decides how the stub responds until `behave` is called.
 */
export async function startAiStub(first: StubBehaviour, port = 0): Promise<AiStub> {
  let behaviour = first;
  const requests: StubRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      requests.push({ path: request.url ?? '', text, headers: request.headers });
      behaviour(response, { path: request.url ?? '', text, headers: request.headers }, requests.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      behaviour = next;
      requests.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Returns a behaviour that responds with a text as the answer of the model, in the format of the API that the request
 * uses.
 */
export const say =
  (text: string): StubBehaviour =>
  (response, { path, text: asked }) => {
    if (path.endsWith('/audio/transcriptions')) return sendJson(response, { text });
    const isTool = asked.includes('"tool_choice"');
    sendJson(response, path.endsWith('/messages') ? messageOf(text, isTool) : completionOf(text, isTool));
  };

/** Returns a behaviour that responds with an object as the answer of the model, written as JSON. */
export const sayJson = (value: unknown): StubBehaviour => say(JSON.stringify(value));

/** Returns a behaviour that responds with an HTTP error. */
export const failWith =
  (status: number): StubBehaviour =>
  (response) =>
    sendJson(response, { error: { message: 'The stub fails.', type: 'error' } }, status);

/** A behaviour that never responds. */
export const hang: StubBehaviour = () => undefined;

function completionOf(text: string, isTool: boolean) {
  const call = { id: 'call_1', type: 'function', function: { name: 'answer', arguments: text } };
  const message = isTool ? { content: null, tool_calls: [call] } : { content: text };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
    usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
  };
}

function messageOf(text: string, isTool: boolean) {
  const content = isTool
    ? { type: 'tool_use', id: 'call_1', name: 'answer', input: JSON.parse(text) }
    : { type: 'text', text };
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: [content],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 40 },
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
