import { createRoot } from 'react-dom/client'
import { noteTyping } from '#web/ui/parts/lazyPart.tsx'
import { App } from './App.tsx'
import './portal.css'

noteTyping()

createRoot(document.getElementById('root')!).render(<App />)
