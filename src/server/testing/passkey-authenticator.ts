import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Values that a test can change to simulate a faulty or malicious authenticator. */
interface Lapse {
  origin?: string;
  rpId?: string;
  /**
   * If false, the authenticator only reports that a person is present, and does not verify a fingerprint, face or PIN.
   */
  verifies?: boolean;
  counter?: number;
  challenge?: string;
}

interface Ceremony {
  challenge: string;
}

/**
 * Simulates an authenticator, such as a phone or a security key, with one passkey (WebAuthn level 3, ES256, attestation
 * "none").
 */
export class PasskeyAuthenticator {
  readonly id: string;
  counter: number;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor(origin = 'http://localhost:3000', counter = 0) {
    this.id = randomBytes(16).toString('base64url');
    this.counter = counter;
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** Returns the authenticator's response to the server's options for adding a passkey. */
  create(options: Ceremony, lapse: Lapse = {}) {
    const authData = Buffer.concat([this.#authenticatorData(0x40, lapse), this.#attestedCredential()]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, lapse).toString('base64url'),
      attestationObject: attestationObject(authData).toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  /**
   * Returns the authenticator's response to the server's options for signing in. Increments the signature counter,
   * unless it is 0.
   */
  get(options: Ceremony, lapse: Lapse = {}) {
    if (this.counter > 0) this.counter += 1;
    const authData = this.#authenticatorData(0, lapse);
    const clientData = this.#clientData('webauthn.get', options, lapse);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    });
  }

  #answer<Response>(response: Response) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response,
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, options: Ceremony, lapse: Lapse): Buffer {
    const challenge = lapse.challenge ?? options.challenge;
    return Buffer.from(JSON.stringify({ type, challenge, origin: lapse.origin ?? this.#origin }));
  }

  /**
   * Returns the authenticator data (WebAuthn, section 6.1): the hash of the relying party id, the flags and the
   * counter. The flags are 1 for a present user, 4 for a verified user and 64 for included key data.
   */
  #authenticatorData(flags: number, lapse: Lapse): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lapse.counter ?? this.counter);
    const verified = (lapse.verifies ?? true) ? 4 : 0;
    return Buffer.concat([sha256(lapse.rpId ?? 'localhost'), Buffer.from([flags | verified | 1]), counter]);
  }

  /**
   * Returns the attested credential data (WebAuthn, section 6.5.1): the model id of the authenticator (AAGUID, here
   * zeros), the credential id and the public key.
   */
  #attestedCredential(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(this.#publicKey)]);
  }
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/**
 * Returns an ES256 public key in COSE format (RFC 9053), which is the CBOR encoding (RFC 8949) of `{1: 2, 3: -7, -1: 1,
 * -2: x, -3: y}`.
 */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const bytes32 = (name: number, text: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([head, bytes32(0x21, x), bytes32(0x22, y)]);
}

/** Returns the CBOR encoding (RFC 8949) of `{fmt: "none", attStmt: {}, authData}`. */
function attestationObject(authData: Buffer): Buffer {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}
