import type { Sentence } from '@kxo/domain/kernel/sentence'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../ui/i18n/language.tsx'
import { frameWords } from './frame-words.ts'
import style from './legal.module.css'
import type { LegalPart } from './legal-dialog.tsx'

const LegalDialog = lazy(() => import('./legal-dialog.tsx'))

type LegalLinkProps = { className?: string | undefined; label?: Sentence; part?: LegalPart }

/** The link to the terms and its dialog, wherever the layout puts it; with `part`, to that text alone. */
export function LegalLink({ className, label = frameWords.legalLink, part }: LegalLinkProps) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={className ?? style['link']} onClick={() => setOpened(true)}>
        {say(label)}
      </button>
      {opened ? (
        <Suspense>
          <LegalDialog part={part} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
