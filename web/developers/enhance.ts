// With this script calls are found by a word; without it the browser finds in the page.
import { searchCalls } from './searchCalls.ts'

searchCalls(document)
