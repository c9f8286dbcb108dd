import { useLocation } from '@tanstack/react-router';

/** The sections of the page by group, in their order. */
export const sectionGroups = [
  { name: 'signIn', sections: ['profile', 'password', 'passkeys', 'factor', 'sessions'] },
  { name: 'app', sections: ['notifications', 'ai', 'preferences', 'numbers'] },
  { name: 'data', sections: ['export', 'delete'] },
] as const;

export type SectionId = (typeof sectionGroups)[number]['sections'][number];

/** The sections of the page in their order. */
export const sectionIds: readonly SectionId[] = sectionGroups.flatMap(({ sections }) => [...sections]);

/** Returns the section that the hash of the address names, on a page that shows one at a time. By default the first. */
export function useCurrentSection(): SectionId {
  const hash = useLocation({ select: (location) => location.hash });
  return sectionIds.find((id) => id === hash) ?? 'profile';
}

/** Returns whether the current section is in this group. */
export function useIsInGroup(name: (typeof sectionGroups)[number]['name']): boolean {
  const current = useCurrentSection();
  return sectionGroups.some(
    (group) => group.name === name && [...group.sections].some((id) => id === current),
  );
}
