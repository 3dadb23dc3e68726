export const GET = () => Response.json({ chickpeas: '12 kg' });
