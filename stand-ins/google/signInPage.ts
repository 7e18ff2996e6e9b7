import { html } from 'hono/html'

/** Asks only for an address: this provider knows every account. */
export const signInPage = () => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Google (local)</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1rem}
main{width:min(24rem,100%)}
label,input,button{display:block;font:inherit}
input{box-sizing:border-box;width:100%;margin:.25rem 0 1rem;padding:.65rem;border:1px solid GrayText;border-radius:.5rem}
button{padding:.65rem 1.25rem;border-radius:.5rem;border:1px solid GrayText;cursor:pointer}
form{display:flex;flex-wrap:wrap;gap:.5rem}
form>div{flex:1 1 100%}
</style>
</head>
<body>
<main>
<h1>Google (local)</h1>
<p>This provider runs on your computer and plays Google's part. Any address will do.</p>
<form method="post">
<div><label for="login">Email</label>
<input id="login" name="login" type="email" autocomplete="off" required autofocus></div>
<button>Sign in</button>
<button formnovalidate name="login" value="">Cancel</button>
</form>
</main>
</body>
</html>`
