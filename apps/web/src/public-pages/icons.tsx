/** Outlines drawn once at the top of the page. */
const outlines = {
  calendar: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM16 3v4M8 3v4M4 10h16',
  place: 'M12 21l-5-5.6a7 7 0 1 1 10 0zM12 13a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  level: 'M5 20v-5M12 20V9M19 20V4',
  language: 'M4 5h7M9 3v2c0 4.4-2.2 8-5 8M5 9c0 2.1 2.9 4 6.7 4M12 20l4-9 4 9M19.1 18h-6.2',
} as const
export type IconName = keyof typeof outlines

export const IconOutlines = () => (
  <svg width="0" height="0" aria-hidden="true" className="outlines">
    {Object.entries(outlines).map(([name, outline]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <path d={outline} />
      </symbol>
    ))}
  </svg>
)

/** An icon beside the words that say the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg width="16" height="16" className="icon" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
)
