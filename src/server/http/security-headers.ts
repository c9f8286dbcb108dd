import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Sets the security headers of every response, and forbids caching responses of the API. `isHttps` adds the header that
 * makes browsers use only HTTPS.
 */
export function setSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = securityHeaders(isHttps);
  // API responses must not be cached, because they contain health data.
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? apiHeaders : headers);
    done();
  });
}

/**
 * The header `Permissions-Policy`: which device features pages may use. Allows the camera for barcodes and photos, and
 * the microphone for recordings. Helmet has no option for this header.
 */
const permissionsPolicy =
  'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(), usb=()';

/**
 * Returns the security headers. They restrict what pages may load and prevent other sites from showing pages in a
 * frame.
 */
function securityHeaders(isHttps: boolean): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Allows WebAssembly, which reads barcodes, but not `eval`.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Allows inline styles, which the libraries Radix and Recharts set.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Lets a pop-up that this site opens, such as the page of a sign-in provider, communicate with this site.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return { ...response.getHeaders(), 'permissions-policy': permissionsPolicy };
}
