/**
 * The result of handing one message to an outside provider. Failure outside is data, never a throw.
 *
 * `accepted`: the provider took the message. `rejected`: it certainly did not. `retry` says whether the same message
 * may be offered again, `optOut` that the receiver has blocked us, `oursToMend` that our settings are wrong and the
 * message is sound, `senderRefused` that the account that the business sends with is wrong and the message is sound.
 * `uncertain`: the message may have gone out, so it must never be sent again blindly.
 */
export type SendOutcome =
  | { outcome: 'accepted'; providerId: string; segments?: number }
  | {
      outcome: 'rejected'
      code: string
      reason: string
      retry: boolean
      optOut?: boolean
      oursToMend?: boolean
      senderRefused?: boolean
    }
  | { outcome: 'uncertain'; reason: string }
