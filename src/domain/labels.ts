/** Labels of section 4 of the product's specification, as keys; the words for them are the web app's. */

export type MoodLabel = 'great' | 'good' | 'fair' | 'poor';

/** Mood of 0 to 10, on the dashboard and in the check-in. */
export function moodLabel(mood: number): MoodLabel {
  if (mood >= 8) return 'great';
  if (mood >= 6) return 'good';
  return mood >= 4 ? 'fair' : 'poor';
}

/** Stress of 0 to 10, on the dashboard. */
export function stressLabel(stress: number): 'low' | 'medium' | 'high' {
  if (stress <= 3) return 'low';
  return stress <= 6 ? 'medium' : 'high';
}

/** Energy of 1 to 10, in the check-in. */
export function checkinEnergyLabel(energy: number): 'excellent' | 'good' | 'fair' | 'low' {
  if (energy >= 8) return 'excellent';
  if (energy >= 6) return 'good';
  return energy >= 4 ? 'fair' : 'low';
}

/** Stress of 1 to 10, in the check-in. */
export function checkinStressLabel(stress: number): 'veryHigh' | 'high' | 'moderate' | 'low' {
  if (stress >= 8) return 'veryHigh';
  if (stress >= 6) return 'high';
  return stress >= 4 ? 'moderate' : 'low';
}
