let memberId: number | undefined;

/**
 * Stores the id of the signed-in person in memory, so that `sendWrite` knows whose outbox a write
 * belongs to. For a visitor, the id is `undefined`.
 */
export function setCurrentMemberId(id: number | undefined): void {
  memberId = id;
}

/**
 * Returns the id of the signed-in person. Returns undefined for a visitor, and while the session is
 * unknown.
 */
export const currentMemberId = (): number | undefined => memberId;
