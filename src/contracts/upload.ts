/**
 * The kinds of files that form data can carry, each with its form field. An `image` is re-encoded without metadata.
 * `audio` is kept in memory. A `file` is streamed to a temporary file.
 */
export const uploadFields = { image: 'photo', audio: 'audio', file: 'file' } as const;

export type UploadKind = keyof typeof uploadFields;

/** A file that an endpoint accepts in form data, in addition to the fields of its body. */
export interface Upload {
  kind: UploadKind;
  /** The largest accepted file, in bytes. */
  maxBytes: number;
  /**
   * The accepted media types, as the sender declares them. Not needed for images and audio, which are recognised by
   * their first bytes.
   */
  mediaTypes?: readonly string[];
}

export const imageUpload = { kind: 'image', maxBytes: 15 * 1024 * 1024 } as const satisfies Upload;
