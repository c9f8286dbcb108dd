export const imports = {
  title: 'Devices and data',
  subtitle: 'What fills in your days besides you, and which value counts.',
  devices: 'Devices',
};
