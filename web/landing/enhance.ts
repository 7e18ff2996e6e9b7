// With this script the first card can be stamped, and the till records purchases; without it both are pictures.
import { tapCard } from './tapCard.ts'
import { workTill } from './till/workTill.ts'

tapCard()
workTill()
