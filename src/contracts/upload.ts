/**
 * The kinds of files that form data can carry, each with the name of its form field. The server re-encodes an `image`
 * without metadata, keeps `audio` in memory, and streams a `file` to a temporary file.
 */
export const uploadFields = { image: 'photo', audio: 'audio', file: 'file' } as const;

export type UploadKind = keyof typeof uploadFields;

/** The file that an endpoint accepts in form data, in addition to the fields of its body. */
export interface Upload {
  kind: UploadKind;
  /** The size of the largest accepted file, in bytes. */
  maxBytes: number;
  /**
   * The media types that are accepted for a `file`, as declared by the sender. Not used for images and audio, which the
   * server recognises by their first bytes.
   */
  mediaTypes?: readonly string[];
}

export const imageUpload = { kind: 'image', maxBytes: 15 * 1024 * 1024 } as const satisfies Upload;
