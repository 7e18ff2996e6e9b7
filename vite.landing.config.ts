import { serverDrawn } from './vite.serverDrawn.ts'

export default serverDrawn('landing')
