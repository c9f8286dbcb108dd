/** Default reminder settings (product specification, sections 3 and 9). */
export const defaultNotificationSettings = {
  dailyCheckIn: true,
  checkInTime: '18:00',
  emailNotifications: true,
  pushNotifications: true,
} as const;
