import { IcuMessage } from '@kxo/domain/kernel/icu'
import { provideIcu } from './icu-formatter.ts'

provideIcu(IcuMessage)
