import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import style from './figure-tile.module.css'
import { type Said, useText } from './language.tsx'
import { Link } from './link.tsx'

type FigureTileProps = {
  label: Said
  /** Already formatted: "1 234,50 €", "87 %". */
  value: string
  /** Change since the period before, formatted, with its direction; `good` says whether it pleases. */
  trend?: { text: string; direction: 'up' | 'down' | 'flat'; good?: boolean }
  note?: Said
  /** The list behind the figure. */
  to?: string
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, flat: IconArrowRight }

/** A figure with its trend; the list behind it is one click away. */
export function FigureTile({ label, value, trend, note, to }: FigureTileProps) {
  const text = useText()
  const Arrow = trend ? arrows[trend.direction] : null
  return (
    <article className={style['tile']}>
      <h2 className={style['label']}>
        {to ? (
          <Link to={to} className={style['link']}>
            {text(label)}
          </Link>
        ) : (
          text(label)
        )}
      </h2>
      <p className={style['value']}>{value}</p>
      {trend && Arrow ? (
        <p className={style['trend']} data-good={trend.good}>
          <Arrow size={16} aria-hidden="true" />
          {trend.text}
        </p>
      ) : null}
      {note ? <p className={style['note']}>{text(note)}</p> : null}
    </article>
  )
}
