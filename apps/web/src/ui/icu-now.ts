import IntlMessageFormat from 'intl-messageformat'
import { provideIcu } from './icu.ts'

provideIcu(IntlMessageFormat)
