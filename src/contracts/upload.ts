/**
 * The kinds of files that form data can contain, each with the name of its form field. The server re-encodes an `image`
 * to remove its metadata, keeps `audio` in memory, and streams a `file` to a temporary file.
 */
export const uploadFields = { image: 'photo', audio: 'audio', file: 'file' } as const;

export type UploadKind = keyof typeof uploadFields;

/** The file that an endpoint accepts in form data, in addition to the fields of its body. */
export interface Upload {
  kind: UploadKind;
  /** The size of the largest accepted file, in bytes. */
  maxBytes: number;
  /**
   * The accepted media types of a `file`, as the sender declares them. Not used for images and audio, which the server
   * recognises by their first bytes.
   */
  mediaTypes?: readonly string[];
}

export const imageUpload = { kind: 'image', maxBytes: 15 * 1024 * 1024 } as const satisfies Upload;
