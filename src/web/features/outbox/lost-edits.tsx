export const LostEdits = () => null;
