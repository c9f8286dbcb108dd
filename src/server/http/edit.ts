/** Who edited a record, when, and which fields. `mergeEdit` uses these facts to merge edits of several devices. */
export interface Edit {
  userId: number;
  sessionId: number;
  /** When the person made the edit. */
  at: Date;
  /** When the server received the edit. */
  receivedAt: Date;
  /**
   * The fields that the person changed. If undefined, `mergeEdit` uses the fields whose values differ from the stored
   * values.
   */
  fields: readonly string[] | undefined;
}
