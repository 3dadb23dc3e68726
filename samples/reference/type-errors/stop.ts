import { Burger } from 'burger-api';

await new Burger({}).stop();
