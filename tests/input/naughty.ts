/** Texts that break software which is careless with input. Each of them is somebody's name somewhere. */
export const naughtyTexts: string[] = [
  // Words with a meaning for programs.
  ...[
    'undefined',
    'null',
    'NULL',
    'nil',
    'None',
    'true',
    'false',
    'NaN',
    'Infinity',
    '-Infinity',
    '[object Object]',
  ],
  ...['0', '-0', '1e999', '0x10', '1/0', '1,000.00', '-1', '2147483648', '9223372036854775808', '１２３'],
  // SQL and patterns.
  ...[
    "Robert'); drop table customers;--",
    "' or '1'='1",
    '1; select pg_sleep(9)',
    '%',
    '_',
    '%_%',
    '\\',
    "\\'",
    '"',
    '`',
  ],
  // Markup and templates.
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!--',
    ']]>',
    '&lt;b&gt;',
    '{{first_name}}',
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the text
  ...['${7*7}', '#{7*7}', '<%= 7*7 %>', 'javascript:alert(1)', '{first_name}'],
  // Formats, shells, paths and spreadsheets.
  ...[
    '%s%s%n',
    '%00',
    '$(reboot)',
    '`id`',
    '; ls',
    '../../etc/passwd',
    '..\\..\\boot.ini',
    'file:///etc/passwd',
    'CON',
  ],
  ...["=cmd|' /C calc'!A0", '+1+1', '@SUM(1)'],
  // Scripts, directions and marks.
  ...[
    'Zoë',
    'Zoe\u0308',
    'Łukasz Żółć',
    'O’Brien',
    'Ω≈ç√∫',
    '田中さん',
    '김민수',
    'Нина',
    'Ирина-Анна',
    'नमस्ते',
    'สวัสดี',
  ],
  ...['مرحبا بكم', 'שלום עולם', 'abc \u202etxt.exe', '\u2066left\u2069', 'İstanbul ı', 'ﬁancé', 'Z̷̡͎̈́a̴̛͖l̸̰͐g̵̝̾o̷̤͐'],
  // Emoji and invisible characters.
  ...[
    '😀',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '👍🏿',
    '🇺🇳',
    '❤️ Mimi ❤️',
    'a\u200bb',
    '\u200b',
    '\ufeffAda',
    'a\u00adb',
    '\u00a0',
    'e\u0301\u0301\u0301',
  ],
  // Spaces and lines.
  ...['', ' ', '\t', 'two\nlines', 'two\r\nlines', '\u2028', ' Ada '],
]

/** Texts that no database can store and no program should pass on. */
export const brokenTexts = ['A\u0000da', '\u0000', 'Ada \ud83d', '\udc00']

export const longText = 'ä'.repeat(10_000)

/** Values of every type, for fields that want one type. */
export const oddValues: unknown[] = [
  ...[null, true, false, [], {}, [[]], ['a'], { a: 1 }, { length: 1 }, { toString: 'x' }],
  ...[0, -1, 0.5, -0.5, 1e21, 1e308, -1e308, 2147483648, -2147483649, Number.MAX_SAFE_INTEGER, 2 ** 60],
  ...['2026-02-30', '2026-13-01', '0000-00-00', '2026-02-29T25:00:00Z', '10000-01-01', '-000001-01-01'],
  ...[
    'not-a-uuid',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '{01939c00}',
  ],
  nested(500),
]

/** Lists within lists, `depth` deep. */
export function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let n = 0; n < depth; n++) value = [value]
  return value
}

/** Bodies that are not even an object with fields. `status` is the answer of routes that read a body. */
export const oddBodies: { what: string; body: string; type?: string; status: number }[] = [
  { what: 'nothing', body: '', status: 400 },
  { what: 'broken JSON', body: '{"name": ', status: 400 },
  { what: 'JSON with more behind it', body: '{} {}', status: 400 },
  { what: 'a number that JSON has not', body: '{"version": NaN}', status: 400 },
  { what: 'a list', body: '[]', status: 400 },
  { what: 'null', body: 'null', status: 400 },
  { what: 'a text', body: '"name"', status: 400 },
  { what: 'a number', body: '1e999', status: 400 },
  { what: 'an empty object', body: '{}', status: 400 },
  { what: 'a prototype', body: '{"__proto__": {"admin": true}, "constructor": 1}', status: 400 },
  { what: 'lists 100,000 deep', body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, status: 400 },
  { what: 'an object 40,000 deep', body: `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, status: 400 },
  { what: 'a form', body: 'name=Ada', type: 'application/x-www-form-urlencoded', status: 400 },
  { what: 'plain text', body: '{}', type: 'text/plain', status: 400 },
  { what: 'XML', body: '<a/>', type: 'application/xml', status: 400 },
  { what: 'a type that is none', body: '{}', type: ';;;', status: 400 },
  { what: '300 KB', body: JSON.stringify({ name: 'x'.repeat(300 * 1024) }), status: 413 },
]

/** Path parameters as they appear in an address. */
export const oddPlaces = [
  ...[
    'abc',
    '0',
    '-1',
    'null',
    'undefined',
    '%00',
    '%F0%9F%98%80',
    '%E0%A4%A',
    '%',
    '..%2f..%2fetc%2fpasswd',
    '%27or%271',
  ],
  ...[
    '01939c00-0000-7000-8000-00000000000',
    '{01939c00-0000-7000-8000-000000000001}',
    'x'.repeat(2000),
    '%20',
    '😀',
  ],
]
