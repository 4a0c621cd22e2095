import type { ReactNode } from 'react'
import { type TextOrSentence, useText } from '../../../ui/i18n/language.tsx'
import style from './account.module.css'

/** One matter of an account: its title, its state and what can be done about it. */
export function Card({ title, mark, act, children }: { title: TextOrSentence; mark?: ReactNode; act?: ReactNode; children: ReactNode }) {
  const text = useText()
  return (
    <section className={style['card']}>
      <div className={style['head']}>
        <h2 className={style['title']}>{text(title)}</h2>
        {mark}
        {act}
      </div>
      {children}
    </section>
  )
}
