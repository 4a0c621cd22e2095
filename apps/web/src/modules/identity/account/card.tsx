import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { type TextOrSentence, useText } from '../../../ui/i18n/language.tsx'
import style from './account.module.css'

/** One matter of an account: its title, its state and what can be done about it. */
export function Card({ title, mark, act, children }: { title: TextOrSentence; mark?: ReactNode; act?: ReactNode; children: ReactNode }) {
  const text = useText()
  return (
    <Panel component="section" gap={14} p="clamp(16px, 4vw, 24px)">
      <div className={style['head']}>
        <h2 className={style['title']}>{text(title)}</h2>
        {mark}
        {act}
      </div>
      {children}
    </Panel>
  )
}
