import type { ReactNode } from 'react';
import type { ActionTarget } from './action-control.tsx';

/** What the app gives to the dashboard: its actions and the panels of other features. */
export interface DashboardContent {
  actions: {
    logMeal: ActionTarget;
    startWorkout: ActionTarget;
    meditate: ActionTarget;
    checkin: ActionTarget;
  };
  onCustomize: () => void;
  /** A message below the greeting. */
  notice?: ReactNode;
  /** The panels of other features. A panel is shown only if its module is enabled. */
  panels?: Partial<Record<PanelName, ReactNode>>;
}

type PanelName = 'deviceSync' | 'patternAnalysis' | 'meditation' | 'menstrualCycle';
