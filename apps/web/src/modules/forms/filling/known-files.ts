import { createContext } from 'react'

/** The files the answers of a form hold already, by number: how they are called and what they are. */
export const KnownFiles = createContext<ReadonlyMap<number, { name: string; content_type: string }>>(new Map())
