import { Text } from '@mantine/core'

const most = 99

/** What waits behind an entry of the menu: a figure for the eyes, words for the ears; nothing at zero. */
export function MenuCount({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <>
      <Text
        span
        flex="none"
        miw={20}
        px={6}
        bdrs={999}
        bg="var(--k-surface)"
        bd="1px solid var(--k-line)"
        c="var(--k-link)"
        fz={12}
        fw={650}
        lh="18px"
        ta="center"
        className="figures"
        aria-hidden="true"
      >
        {count > most ? `${most}+` : count}
      </Text>
      <span className="visually-hidden">{label}</span>
    </>
  )
}
