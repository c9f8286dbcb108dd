import { type PagePath, pages } from '#contracts/pages.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';

/** The page that the ridge of each measure opens. */
export const horizonPages: Record<HorizonMeasure, PagePath> = {
  sleepHours: pages.sleep,
  heartRate: pages.fitness,
  stressLevel: pages.mindfulness,
  energyLevel: pages.aiInsights,
  mood: pages.aiInsights,
  waterIntake: pages.nutrition,
};
