import { landscapeTrees } from '#web/charts/landscape.tsx';
import { DaySky } from '#web/charts/landscape-sky.tsx';
import { Pines } from '#web/ui/pines.tsx';

/** Wood: a mix of the colours of a hill and the sun. */
const wood =
  'light-dark(color-mix(in oklab, var(--far-hill) 45%, var(--apricot)), color-mix(in oklab, var(--near-hill) 70%, var(--apricot)))';

interface Props {
  /** Whether there is food in the bowl. The amount is always the same, because it shows no measurement. */
  hasFood: boolean;
}

/** Draws a laid table in front of hills, under the sky of the current time of day. Fills the element around it. */
export const LaidTable = ({ hasFood }: Props) => (
  <svg aria-hidden="true" className="block size-full bg-[var(--sky)]">
    <DaySky horizon={42} />
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d="M0 46q48-20 104-6t104 4 92-6v62H0Z" fill="var(--far-hill)" />
      <path d="M0 62q64-16 126-5t174-9v52H0Z" fill="var(--mid-hill)" />
    </svg>
    <svg aria-hidden="true" x="9%" y="68%" className="overflow-visible">
      <Pines trees={landscapeTrees} />
    </svg>
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d="M0 72q80-10 160-3t140-5v36H0Z" fill="var(--near-hill)" />
    </svg>
    <rect y="76%" width="100%" height="24%" fill={wood} />
    <rect y="76%" width="100%" height="3" fill="rgb(255 255 255 / 0.25)" />
    <svg aria-hidden="true" x="46%" y="88%" className="overflow-visible">
      <Vase />
      <Bowl hasFood={hasFood} />
      <Mug />
    </svg>
  </svg>
);

/** Draws the shadow of something on the table, which touches the table at `x`. */
const Shadow = ({ x, width }: { x: number; width: number }) => (
  <ellipse cx={x + 4} cy="0" rx={width / 2} ry="5" fill="rgb(0 0 0 / 0.2)" />
);

/** Draws the vessel of the logo. */
const Bowl = ({ hasFood }: Props) => (
  <>
    <Shadow x={0} width={72} />
    <rect x="-16" y="-6" width="32" height="7" rx="3" fill="var(--primary)" />
    <path d="M-44-40A44 38 0 0 0 44-40Z" fill="var(--primary)" />
    <ellipse cy="-40" rx="44" ry="7" fill="var(--primary)" />
    <ellipse cy="-40" rx="40" ry="5" fill="rgb(0 0 0 / 0.3)" />
    {hasFood && <Food />}
  </>
);

/** Draws oatmeal with berries and two leaves, as far as it is above the rim of the bowl. */
const Food = () => (
  <>
    <path d="M10-48q4-14 18-15-1 13-14 17M12-47q-2-11 6-19 7 9 0 20" fill="var(--primary)" />
    <path d="M-37-40q6-11 22-11t28-1q18 1 24 12-12 5-37 5t-37-5Z" fill="var(--star)" />
    {foodBerries.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="4.5" fill="var(--apricot)" />
    ))}
  </>
);

const Mug = () => (
  <>
    <Shadow x={78} width={36} />
    <path d="M92-26h5a7 7 0 0 1 0 14h-5" fill="none" stroke="var(--star)" strokeWidth="4" />
    <path d="M62-34h32v28q0 7-7 7h-18q-7 0-7-7Z" fill="var(--star)" />
    <path d="M62-16h32v6h-32Z" fill="var(--apricot)" />
    <ellipse cx="78" cy="-34" rx="16" ry="3.5" fill="var(--star)" />
    <ellipse cx="78" cy="-34" rx="13" ry="2.2" fill="rgb(0 0 0 / 0.3)" />
  </>
);

/** The berries on the food in the bowl. */
const foodBerries = [
  [-4, -50],
  [5, -46],
  [15, -49],
] as const;

/** The berries of the twigs in the vase. */
const berries = [
  [-92, -78],
  [-84, -66],
  [-70, -82],
  [-76, -58],
] as const;

const Vase = () => (
  <>
    <Shadow x={-80} width={34} />
    <path
      d="M-80-34q-1-26-12-44M-80-40q-2-16 10-42M-80-36q-6-20-4-30"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    {berries.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="3.5" fill="var(--apricot)" />
    ))}
    <path d="M-85-38h10v10q12 6 12 17 0 12-10 12h-14q-10 0-10-12 0-11 12-17Z" fill="var(--star)" />
  </>
);
