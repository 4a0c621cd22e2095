import type { Foreseen } from '@kxo/domain/contacts/many-contract'
import { manyWords as w } from '@kxo/domain/contacts/many-words'
import { useLanguage } from '../../ui/language.tsx'
import style from './contacts.module.css'

/** Those an act leaves out: how many, why, and the first names of each reason. */
export function LeftPeople({ left }: Pick<Foreseen, 'left'>) {
  const { say } = useLanguage()
  if (left.length === 0) return null
  return (
    <>
      <p>{say(w.left, { n: left.reduce((sum, { count }) => sum + count, 0) })}</p>
      <ul className={style['left']}>
        {left.map(({ reason, count, names }) => (
          <li key={reason}>
            <strong>
              {reason} · {count}
            </strong>
            <span className={style['muted']}>{say(w.leftNames, { names: names.join(', '), more: count - names.length })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
