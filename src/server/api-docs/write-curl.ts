import { buildUrl } from '#contracts/build-request.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { uploadFields } from '#contracts/upload.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples.ts';

/** The file in which the examples keep the session cookie. */
export const cookieFile = 'lagom.cookies';

/** A shell command that reads the id of a record from a response in JSON. */
const readId = `sed -E 's/.*"id":([0-9]+).*/\\1/'`;

/**
 * Returns shell commands that call an endpoint with curl. The commands first make the calls that the example needs.
 * Throws an Error for an endpoint without an example.
 */
export function writeCurl(endpoint: Endpoint, server: string): string {
  const example = getExample(endpoint);
  const earlier = (example.after ?? []).map((other) => writeCurl(other, server));
  const ids = Object.entries(example.ids ?? {}).map(([name, other]) => writeIdCall(name, other, server));
  return [...earlier, ...ids, writeCall(endpoint, example, server)].join('\n');
}

/** Returns shell commands that call `endpoint` and store the id from its response in the shell variable `name`. */
function writeIdCall(name: string, endpoint: Endpoint, server: string): string {
  const commands = writeCurl(endpoint, server).split(/\n(?! )/);
  const last = commands.pop();
  return [...commands, `${name}=$(${last} | ${readId})`].join('\n');
}

function getExample(endpoint: Endpoint): Example {
  const example = examples.get(endpoint);
  if (!example) throw new Error(`No example of ${endpoint.operationId}`);
  return example;
}

function writeCall(endpoint: Endpoint, example: Example, server: string): string {
  const { body, file } = example;
  const isForm = file !== undefined;
  const hasData = isForm || body !== undefined;
  return [
    [
      'curl',
      writeMethod(endpoint.method, hasData),
      writeCookies(endpoint, example),
      writeUrl(endpoint, example, server),
    ]
      .filter((part) => part !== '')
      .join(' '),
    ...(isForm ? writeForm(endpoint, example) : []),
    ...(!isForm && body ? ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body))}`] : []),
  ].join(' \\\n  ');
}

const writeMethod = (method: string, hasData: boolean) =>
  method === (hasData ? 'POST' : 'GET') ? '' : `-X ${method}`;

function writeCookies(endpoint: Endpoint, { sendsCookie }: Example): string {
  if (endpoint.signsIn) return `-c ${cookieFile}`;
  return endpoint.access.who === 'member' || sendsCookie ? `-b ${cookieFile}` : '';
}

function writeUrl({ path }: Endpoint, { ids = {}, params = {}, query }: Example, server: string): string {
  const variables = Object.fromEntries(Object.keys(ids).map((name) => [name, `$${name}`]));
  const url = server + buildUrl(path, { params: { ...variables, ...params }, query }).replaceAll('%24', '$');
  if (url.includes('$')) return `"${url}"`;
  return /[?&;]/.test(url) ? quote(url) : url;
}

function writeForm({ upload }: Endpoint, { body = {}, file }: Example): string[] {
  const field = upload && uploadFields[upload.kind];
  return [
    ...Object.entries(body).map(([name, value]) => `-F ${quote(`${name}=${value}`)}`),
    `-F ${field}=@${file}`,
  ];
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
