import { IcuMessage } from '@kxo/domain/kernel/icu'
import { provideIcu } from './icu.ts'

provideIcu(IcuMessage)
