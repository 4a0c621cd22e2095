import { makeLanguage } from '@kxo/domain/kernel/language'
import type { ReactNode } from 'react'
import Kit from '../theme/kit.tsx'
import { LanguageProvider } from './language.tsx'

const language = makeLanguage({ locale: 'fr', glossary: {} })

/** Parts of tests, in French. */
export const InFrench = ({ children }: { children: ReactNode }) => (
  <LanguageProvider language={language}>
    <Kit>{children}</Kit>
  </LanguageProvider>
)
