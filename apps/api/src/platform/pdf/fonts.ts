import { fileURLToPath } from 'node:url'
import { familyOf } from './font-coverage.ts'

/** Where the fonts of printed pages are. */
export const fontFolder = fileURLToPath(new URL('../../../assets/fonts/', import.meta.url))

const noto = (script: string) => ({ name: `Noto Sans ${script}`, files: [`NotoSans${script}-Regular.ttf`] })

/** The families of a page in the order they are tried; the last ones draw what the world writes and what a telephone types. */
const families = [
  { name: 'Inter', files: ['Inter-Regular.otf', 'Inter-SemiBold.otf', 'Inter-Italic.otf'] },
  { name: 'DejaVu Sans', files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'] },
  ...['Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'].map(noto),
  ...['Thai', 'Lao', 'Myanmar', 'Khmer', 'Ethiopic', 'Syriac', 'Thaana'].map(noto),
  { name: 'Noto Emoji', files: ['NotoEmoji-Regular.ttf'] },
  noto('Symbols2'),
  { name: 'Droid Sans Fallback', files: ['DroidSansFallback.ttf'] },
]

/** Their names, as the layout lists them. */
export const fontNames = families.map(({ name }) => name)

/** What each of them draws. */
export const readFamilies = () => families.map(({ files }) => familyOf(files.map((file) => fontFolder + file)))
