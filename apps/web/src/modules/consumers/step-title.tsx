import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './consumers.module.css'

/** The head of a further step, which takes the focus the button before it had. */
export function StepTitle({ children }: { children: Sentence }) {
  const { say } = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} className={style['step']} tabIndex={-1}>
      {say(children)}
    </h2>
  )
}
