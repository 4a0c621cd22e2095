import style from './menu-count.module.css'

const most = 99

/** What waits behind an entry of the menu: a figure for the eyes, words for the ears; nothing at zero. */
export function MenuCount({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <>
      <span className={style['count']} aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  )
}
