import { percentOf } from '../kernel/decimals.ts'

/** A price raised by so many basis points, never below nothing. Cents. */
export const raisedBy = (cents: number, basisPoints: number): number => Math.max(0, cents + percentOf(cents, basisPoints))

/** `Cotisation 2026` a year later: every year its name says is the next one. */
export const nameOfNextYear = (name: string): string => name.replaceAll(/\b20\d{2}\b/g, (year) => String(Number(year) + 1))
