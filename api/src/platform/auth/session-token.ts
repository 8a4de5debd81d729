import { errors, jwtVerify, SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

const algorithm = 'HS256'
const issuer = 'kerf'

/** What a token says; whether the session lives, only the database knows. */
export interface TokenClaims {
  sessionId: string
  userId: string
}

/** @returns a signed token that ends with the session at the latest */
export function signToken(keys: SigningKeys, claims: TokenClaims, issuedAt: Date, endsAt: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: keys.current.id })
    .setIssuer(issuer)
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(endsAt)
    .sign(keys.current.secret)
}

/** @returns the claims of a token that we signed and that has not ended, else `null` */
export async function readToken(keys: SigningKeys, token: string, now: Date): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const secret = keys.byId.get(kid ?? '')
        if (!secret) throw new errors.JWKSNoMatchingKey()
        return secret
      },
      { algorithms: [algorithm], issuer, currentDate: now, requiredClaims: ['sub', 'jti', 'exp'] },
    )
    if (!payload.jti || !payload.sub) return null
    return { sessionId: payload.jti, userId: payload.sub }
  } catch (thrown) {
    if (thrown instanceof errors.JOSEError) return null
    throw thrown
  }
}
