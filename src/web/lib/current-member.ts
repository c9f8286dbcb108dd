let memberId: number | undefined;

/** Remembers who is signed in, for the writes that this browser keeps. `undefined` for a visitor. */
export function setCurrentMemberId(id: number | undefined): void {
  memberId = id;
}

/** Returns the id of the signed-in person. Undefined for a visitor, and while the session is unknown. */
export const currentMemberId = (): number | undefined => memberId;
