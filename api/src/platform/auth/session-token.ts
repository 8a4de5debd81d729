import { errors, jwtVerify, SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

const algorithm = 'HS256'
const issuer = 'kerf'
/** What the database takes as an id. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

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
    const { jti: sessionId = '', sub: userId = '' } = payload
    return uuid.test(sessionId) && uuid.test(userId) ? { sessionId, userId } : null
  } catch (thrown) {
    if (thrown instanceof errors.JOSEError) return null
    throw thrown
  }
}
