/** Modules in a language, as vite.languages.ts makes them; whoever imports one says its type. */
declare module '*?in=de'
declare module '*?in=es'
declare module '*?in=fr'
declare module '*?in=pt'
declare module '*?in=it'
declare module '*?in=nl'
declare module '*?in=pl'
declare module '*?in=ar'
