import express from 'express';

const root = `${import.meta.dirname}/../public`;

export const files = express.static(root);
