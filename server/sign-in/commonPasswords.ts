/**
 * Those of at least six characters that stand at the top of every list of leaked passwords (SplashData,
 * NordPass, SecLists), in lower case. The rate limits guard the rest.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 123123 123123123 123321 1234321
  112233 11223344 121212 131313 123abc abc123 abcd1234 a1b2c3 a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  q1w2e3r4 qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwert12345 asdfgh asdfghjkl zxcvbn zxcvbnm
  password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword pass123 pass1234 passwort
  letmein welcome welcome1 welcome123 changeme default secret secret123 access login123 admin123 administrator
  test123 test1234 testing guest123 iloveyou iloveyou1 lovely loveme sunshine princess dragon monkey shadow
  master football baseball superman batman pokemon starwars trustno1 whatever freedom michael jordan jordan23
  jennifer jessica charlie ashley daniel thomas hunter killer computer internet samsung google summer
  flower cheese ginger cookie coffee chocolate pepper banana liverpool chelsea arsenal hello123 hellohello
  666666 696969 777777 888888 555555 159753 147258369 741852963 789456123 147852 159357 102030 aa123456
  zaq12wsx 1qazxsw2 qwe123 asd123 zxc123 123qwe 123456a 123456q 12345a loyalty loyalty1 regulars`
    .split(/\s+/)
    .filter(Boolean),
)
