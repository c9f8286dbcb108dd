export const checkin = {
  title: 'Daily Check-in',
};
