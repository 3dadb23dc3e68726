// Plays the login service: makes a key pair, and a token that is signed
// with it. The private key is gone when the program ends.
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const issuer = 'https://login.example';
const audience = 'https://api.example';
const { publicKey, privateKey } = await generateKeyPair('ES256');

const token = await new SignJWT({ scope: 'orders:read orders:write' })
  .setProtectedHeader({ alg: 'ES256' })
  .setIssuer(issuer)
  .setAudience(audience)
  .setSubject('ada')
  .setExpirationTime('15m')
  .sign(privateKey);

console.log('Lines for .env:');
console.log(`TOKEN_KEY='${JSON.stringify(await exportJWK(publicKey))}'`);
console.log(`TOKEN_ISSUER=${issuer}`);
console.log(`TOKEN_AUDIENCE=${audience}`);
console.log('Header of a request, for 15 minutes:');
console.log(`Authorization: Bearer ${token}`);
