/** The keys of the labels in section 4 of the product specification. The web app translates the keys. */

export type MoodLabel = 'great' | 'good' | 'fair' | 'poor';

/** Returns the label of a mood from 0 to 10, for the dashboard and the check-in. */
export function moodLabel(mood: number): MoodLabel {
  if (mood >= 8) return 'great';
  if (mood >= 6) return 'good';
  return mood >= 4 ? 'fair' : 'poor';
}

/** Returns the label of a stress level from 0 to 10, for the dashboard. */
export function stressLabel(stress: number): 'low' | 'medium' | 'high' {
  if (stress <= 3) return 'low';
  return stress <= 6 ? 'medium' : 'high';
}

/** Returns the label of an energy level from 1 to 10, for the check-in. */
export function checkinEnergyLabel(energy: number): 'excellent' | 'good' | 'fair' | 'low' {
  if (energy >= 8) return 'excellent';
  if (energy >= 6) return 'good';
  return energy >= 4 ? 'fair' : 'low';
}

/** Returns the label of a stress level from 1 to 10, for the check-in. */
export function checkinStressLabel(stress: number): 'veryHigh' | 'high' | 'moderate' | 'low' {
  if (stress >= 8) return 'veryHigh';
  if (stress >= 6) return 'high';
  return stress >= 4 ? 'moderate' : 'low';
}
