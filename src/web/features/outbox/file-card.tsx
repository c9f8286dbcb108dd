export const FileCard = () => null;
